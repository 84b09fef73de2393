import { trustScript } from './trusted-types.ts'

/** Fetches and runs the script of another site. Rejects where it does not come; it can be asked for again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = trustScript(url)
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} did not come`))
    })
    document.head.append(script)
  })
}
