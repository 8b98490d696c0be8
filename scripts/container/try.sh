#!/usr/bin/env bash
# Builds the image on a base of Debian's packages and runs both compose files for real, without Docker and
# without a registry of images: a match is played, what serves it is killed and started again, the match goes on.
#
#     bash scripts/container/try.sh FOLDER [OPTION OF buildah bud]...
#
# As root; needs mmdebstrap, buildah, podman, podman-compose, runc, netavark, aardvark-dns and iptables, and
# some 10 GB in FOLDER. Options are for a build that has to reach PyPI and npm in a way of its own, such as
# `--volume /etc/pip.conf:/etc/pip.conf:ro`. It takes a quarter of an hour or more, and is no part of `make test`.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
suite=${SUITE:-bookworm}
compose() { podman-compose -p oenach-try -f "packaging/container/$1" "${@:2}"; }

# A machine of its own: files in one folder; limits that one without CAP_SYS_RESOURCE may set.
cat > "$folder/containers.conf" <<CONF
[containers]
default_ulimits = ["nofile=$(ulimit -Hn):$(ulimit -Hn)", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
CONF
cat > "$folder/storage.conf" <<CONF
[storage]
driver = "vfs"
graphroot = "$folder/storage"
runroot = "$folder/run"
CONF
export CONTAINERS_CONF="$folder/containers.conf" CONTAINERS_STORAGE_CONF="$folder/storage.conf"
# Without systemd nobody asks for the health by itself: `podman healthcheck run` does.
export DISABLE_HC_SYSTEMD=true

base() {  # a name, and the packages in it
  [ -s "$folder/$1.tar" ] || mmdebstrap --variant=minbase --include="$2" "$suite" "$folder/$1.tar"
  podman image exists "localhost/$1:try" || podman import "$folder/$1.tar" "localhost/$1:try"
}
base oenach-base python3,ca-certificates
base oenach-build-base python3,python3-venv,python3-dev,gcc,libc6-dev,ca-certificates
base oenach-services postgresql,nginx-light

buildah bud --isolation chroot --format docker --network host "$@" \
  --build-arg BUILD_BASE=localhost/oenach-build-base:try --build-arg BASE=localhost/oenach-base:try \
  -f packaging/container/Containerfile -t localhost/oenach:try .
buildah bud --isolation chroot --format docker --build-arg BASE=localhost/oenach-services:try \
  -f scripts/container/services.Containerfile -t localhost/oenach-services-run:try .

export OENACH_IMAGE=localhost/oenach:try OENACH_LISTEN=127.0.0.1:18620 OENACH_PUBLIC_URL=
export POSTGRES_IMAGE=localhost/oenach-services-run:try NGINX_IMAGE=localhost/oenach-services-run:try
POSTGRES_PASSWORD=$(.venv/bin/python -c 'import secrets; print(secrets.token_urlsafe())')
OENACH_SECRET=$(.venv/bin/python -c 'import secrets; print(secrets.token_hex(32))')
export POSTGRES_PASSWORD OENACH_SECRET
url=http://$OENACH_LISTEN
play() { .venv/bin/python scripts/container/play.py "$url" "podman kill --signal KILL $* && podman start $*"; }
trap 'compose compose.yaml down -v; compose compose.postgresql.yaml down -v' EXIT

echo "== SQLite, one machine"
compose compose.yaml up -d --no-build
server=oenach-try_server_1
play $server
podman healthcheck run $server
podman kill --signal STOP $server
! podman healthcheck run $server || { echo "a server that is frozen was called healthy"; exit 1; }
podman kill --signal CONT $server
podman stop -t 30 $server
[ "$(podman inspect $server --format '{{.State.ExitCode}}')" = 0 ]
compose compose.yaml down -v

echo "== PostgreSQL, nginx, two nodes and a worker"
compose compose.postgresql.yaml up -d --no-build
play oenach-try_node1_1 oenach-try_worker_1
podman exec oenach-try_node2_1 oenach nodes
echo "All of it works."
