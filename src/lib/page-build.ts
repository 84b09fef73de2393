/** Which build this page is of: the script that its document begins with; empty while developing. */
export function pageBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/bundle/"]')
  return script ? new URL(script.src).pathname : ''
}
