# pnpm package ops && docker build -t jangteo-ops -f deploy/containers/ops.Dockerfile dist/ops
FROM node:26.10.0-slim
WORKDIR /program
COPY . .
ENV NODE_ENV=production
USER node
ENTRYPOINT ["node"]
CMD ["ops.js", "--help"]
