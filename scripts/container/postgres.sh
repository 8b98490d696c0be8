#!/bin/sh
# What the image of PostgreSQL does with its variables, as far as try.sh needs it.
set -e
data=/var/lib/postgresql/data
bin=$(ls -d /usr/lib/postgresql/*/bin)
as_postgres="setpriv --reuid=postgres --regid=postgres --init-groups"
mkdir -p "$data"
chown postgres "$data"
chmod 700 "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  (umask 077 && printf '%s\n' "$POSTGRES_PASSWORD" > /tmp/password)
  chown postgres /tmp/password
  $as_postgres "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password -A scram-sha-256 --auth-local=trust --encoding=UTF8 --locale=C.UTF-8
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | $as_postgres "$bin/postgres" --single -D "$data" postgres
  rm /tmp/password
fi
exec $as_postgres "$bin/postgres" -D "$data" -h '*' -k /tmp
