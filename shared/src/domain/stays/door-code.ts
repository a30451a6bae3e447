/** The codes that keypads and locks accept (KEYS.md, 14). */
export const DOOR_CODE = { min: 4, max: 20, characters: /^[0-9A-Za-z#*]*$/ } as const;
