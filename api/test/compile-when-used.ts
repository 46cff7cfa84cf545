import Fastify, { type FastifyInstance, type FastifySchemaCompiler } from 'fastify';

type Validate = ReturnType<FastifySchemaCompiler<unknown>>;
type Compile<Compiled> = (route: { schema: unknown }) => Compiled;

/** A server compiles the schemas of all calls when it starts. A test makes few calls, and compiles what they need. */
export async function compileWhenUsed(app: FastifyInstance): Promise<void> {
  const compileValidator = app.validatorCompiler as unknown as Compile<Validate>;
  app.setValidatorCompiler((route) => {
    let compiled: Validate | undefined;
    return (value: unknown) => {
      compiled ??= compileValidator(route);
      const result = compiled(value);
      return result === false ? { error: compiled.errors ?? [] } : result;
    };
  });
  const compileWriter = await usualWriterCompiler();
  app.setSerializerCompiler((route) => {
    let write: ReturnType<typeof compileWriter> | undefined;
    return (value: unknown) => {
      write ??= compileWriter(route);
      return write(value);
    };
  });
}

/** Fastify's own, which an instance has as soon as one of its calls has a reply. */
async function usualWriterCompiler(): Promise<Compile<(value: unknown) => string>> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, async () => null);
  await app.ready();
  return app.serializerCompiler as unknown as Compile<(value: unknown) => string>;
}
