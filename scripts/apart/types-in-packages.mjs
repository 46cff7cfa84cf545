// Node leaves types in packages alone; the doors and the tools are installed as sources.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/.*\.ts(\?|$)/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url.split('?')[0] ?? url), 'utf8'));
    return { format: 'module', shortCircuit: true, source };
  },
});
