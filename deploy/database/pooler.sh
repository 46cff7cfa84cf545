#!/bin/sh
# PgBouncer in transaction mode in front of the primary, for APIs whose DATABASE_URL has pooler=transaction.
set -eu
: "${DATABASE_HOST:?}" "${DATABASE_PASSWORD:?}"
umask 077
folder=$(mktemp -d)
echo "\"jangteo\" \"$DATABASE_PASSWORD\"" >"$folder/users.txt"
cat >"$folder/pgbouncer.ini" <<END
[databases]
jangteo = host=$DATABASE_HOST port=${DATABASE_PORT:-5432}
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = ${PORT:-6432}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
default_pool_size = ${POOL_SIZE:-40}
max_client_conn = 2000
server_round_robin = 1
END
exec pgbouncer "$folder/pgbouncer.ini"
