/**
 * Lets webpack leave out the router's components that nobody uses: a bundler has to keep what a call has made, unless the
 * call is marked as one without effects, and what is given a name afterwards.
 */
export default function unusedRouterParts(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
