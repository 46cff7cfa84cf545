# pnpm package edge && docker build -t jangteo-edge -f deploy/containers/edge.Dockerfile dist/edge
FROM node:26.10.0-slim
WORKDIR /program
COPY . .
ENV NODE_ENV=production HOST=0.0.0.0
# What may be lost with the container: verified copies of releases, and sizes of pictures.
RUN mkdir /var/lib/jangteo && chown node /var/lib/jangteo
ENV KEPT_DIR=/var/lib/jangteo/kept PICTURES_CACHE_DIR=/var/lib/jangteo/pictures
USER node
CMD ["node", "server.js"]
