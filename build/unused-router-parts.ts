/**
 * Lets webpack leave out unused components of the router: a bundler has to keep the result of a call unless the call is
 * marked as free of side effects, and a component whose name is assigned afterwards.
 */
export default function unusedRouterParts(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
