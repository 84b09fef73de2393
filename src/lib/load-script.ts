/** The only other houses whose scripts the product may run. */
const HOUSES = ['https://www.google.com/recaptcha/']

interface ScriptPolicy {
  /** A trusted address, where the browser tells such from others. */
  createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
    }
  }
}

let policy: ScriptPolicy | null = null

/** The page's own policy of Trusted Types; a name can be taken once. */
function policyOfPage(): ScriptPolicy {
  const rules = { createScriptURL: trust }
  policy ??= window.trustedTypes?.createPolicy('waymark', rules) ?? rules
  return policy
}

function trust(url: string): string {
  if (!HOUSES.some((house) => url.startsWith(house))) throw new TypeError(`${url} is nobody's we trust`)
  return url
}

/** Fetches and runs the script of another house. Rejects where it does not come; it can be asked for again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = policyOfPage().createScriptURL(url)
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} did not come`))
    })
    document.head.append(script)
  })
}
