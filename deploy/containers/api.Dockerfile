# pnpm package api && docker build -t jangteo-api -f deploy/containers/api.Dockerfile dist/api
FROM node:26.10.0-slim
WORKDIR /program
COPY . .
ENV NODE_ENV=production HOST=0.0.0.0
USER node
CMD ["node", "server.js"]
