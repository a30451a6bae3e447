import '../serve.js';
