# docker build -t jangteo-pooler -f deploy/containers/pooler.Dockerfile deploy/database
FROM debian:13-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pooler.sh /program/
USER postgres
CMD ["/program/pooler.sh"]
