# pnpm package outside && docker build -t jangteo-outside -f deploy/containers/outside.Dockerfile dist/outside
FROM node:26.10.0-slim
WORKDIR /program
COPY . .
ENV HOST=0.0.0.0
USER node
CMD ["node", "server.js"]
