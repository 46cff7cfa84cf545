#!/bin/sh
# Runs once, when the primary has made its data folder: replicas may connect, and the role has the time limits that the API
# cannot name itself behind a pooler in transaction mode.
set -eu
echo 'host replication jangteo all scram-sha-256' >>"$PGDATA/pg_hba.conf"
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'END'
ALTER ROLE jangteo SET statement_timeout = '2000ms';
ALTER ROLE jangteo SET lock_timeout = '500ms';
ALTER ROLE jangteo SET idle_in_transaction_session_timeout = '5000ms';
END
