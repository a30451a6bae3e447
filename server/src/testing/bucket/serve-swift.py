"""Serves OpenStack Swift with its S3 API on loopback ports: a proxy, and nodes that each keep one copy of everything.

Called with the name of a bucket, how many nodes keep it, the bytes that it holds at most or nothing, and folders; the
first of them that takes extended attributes gets its state. Prints one line of JSON when it answers: the port of the proxy and the process of
each node. Ends, with its nodes and its state, when its input is closed.
"""

import ctypes
import json
import os
import shutil
import signal
import sys
import tempfile

import eventlet
import eventlet.hubs
from eventlet import wsgi
from eventlet.hubs import trampoline

eventlet.hubs.use_hub("poll")
eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.account.server import AccountController
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.swob import Request
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

BUCKET, COPIES, HOLDS, *PLACES = sys.argv[1:]
NODES = int(COPIES)
KINDS = {"account": AccountController, "container": ContainerController, "object": ObjectController}
PART_POWER = 4
PR_SET_PDEATHSIG = 1

PIPELINE = ["catch_errors", "gatekeeper", "listing_formats", "s3api", "tempauth", "copy", "container_quotas"]
SETTINGS = {"s3api": "location = local", "tempauth": "user_house_keeper = keeping .admin"}


class NoCache:
    """Stands in for memcached, which the proxy asks for and can do without."""

    def get(self, *_, **__):
        return None

    set = delete = get


def main():
    utils.HASH_PATH_PREFIX = b"approdo"
    folder = make_folder()
    try:
        run(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_folder():
    for place in PLACES:
        folder = tempfile.mkdtemp(prefix="approdo-swift-", dir=place)
        try:
            os.setxattr(folder, "user.swift", b"1")
            return folder
        except OSError:
            os.rmdir(folder)
    raise RuntimeError("no folder takes extended attributes: " + " ".join(PLACES))


def run(folder):
    sockets = {(kind, node): listen() for kind in KINDS for node in range(NODES)}
    for kind in KINDS:
        make_ring(folder, kind, [sockets[kind, node].getsockname()[1] for node in range(NODES)])
    nodes = [start_node(folder, node, sockets) for node in range(NODES)]
    for socket in sockets.values():
        socket.close()
    app = load_proxy(folder)
    make_bucket(app)
    front = listen()
    eventlet.spawn(serve, front, app)
    print(json.dumps({"port": front.getsockname()[1], "nodes": nodes}), flush=True)
    trampoline(sys.stdin, read=True)


def listen():
    return eventlet.listen(("127.0.0.1", 0), backlog=512)


def make_ring(folder, kind, ports):
    builder = RingBuilder(PART_POWER, NODES, 1)
    for node, port in enumerate(ports):
        builder.add_dev({"region": 1, "zone": node, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1.0})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))


def start_node(folder, node, sockets):
    """Serves a node in a process of its own, which ends with this one."""
    process = os.fork()
    if process != 0:
        return process
    try:
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        devices = os.path.join(folder, str(node))
        os.makedirs(os.path.join(devices, "disk"))
        conf = {"devices": devices, "swift_dir": folder, "mount_check": "false", "disable_fallocate": "true"}
        services = [eventlet.spawn(serve, sockets[kind, node], KINDS[kind](conf)) for kind in KINDS]
        for (_, owner), socket in sockets.items():
            if owner != node:
                socket.close()
        for service in services:
            service.wait()
    finally:
        os._exit(1)


def load_proxy(folder):
    """The proxy and what stands before it, as its own file of settings has them."""
    sections = {
        "DEFAULT": f"swift_dir = {folder}",
        "pipeline:main": f"pipeline = {' '.join(PIPELINE)} proxy-server",
        "app:proxy-server": "use = egg:swift#proxy\naccount_autocreate = true",
        **{f"filter:{name}": f"use = egg:swift#{name}\n{SETTINGS.get(name, '')}" for name in PIPELINE},
    }
    conf = os.path.join(folder, "proxy-server.conf")
    with open(conf, "w") as file:
        file.write("\n".join(f"[{name}]\n{text}\n" for name, text in sections.items()))
    app = loadapp(conf)
    return lambda environ, start: app({**environ, "swift.cache": NoCache()}, start)


def make_bucket(app):
    environ = {"REQUEST_METHOD": "PUT", "swift.authorize_override": True}
    headers = {"X-Container-Meta-Quota-Bytes": HOLDS} if HOLDS else {}
    answer = Request.blank(f"/v1/AUTH_house/{BUCKET}", environ=environ, headers=headers).get_response(app)
    if answer.status_int >= 300:
        raise RuntimeError(f"no bucket: {answer.status} {answer.body}")


def serve(socket, app):
    with open(os.devnull, "w") as nowhere:
        wsgi.server(socket, app, log=nowhere, debug=False)


main()
