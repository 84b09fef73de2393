import { createHashRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { numberTypedEntries } from './typed-entries.ts'

type Router = ReturnType<typeof createHashRouter>
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function startAt(path: string): Promise<Router> {
  history.pushState(null, '', `#${path}`)
  const entries = numberTypedEntries()
  const router = createHashRouter([{ path: '*', element: null }])
  entries.follow(router)
  open.push(entries.stop, () => router.dispose())
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(path))
  return router
}

/** As the browser does: an entry of which the router knows nothing. */
function type(path: string): void {
  history.pushState(null, '', `#${path}`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const at = (router: Router, path: string) =>
  vi.waitFor(() => expect([router.state.location.pathname, location.hash]).toEqual([path, `#${path}`]))

it('who went back from a typed address is held there, and let go later [ROUTE-6] [TASK-10]', async () => {
  const warn = vi.spyOn(console, 'warn')
  const router = await startAt('/adventures')
  type('/introduction')
  await at(router, '/introduction')
  await router.navigate('/task', { replace: true })
  const blocker = () => router.getBlocker('task', () => true)
  blocker()
  void router.navigate(-1)
  await vi.waitFor(() => expect(blocker().state).toBe('blocked'))
  await at(router, '/task')
  blocker().proceed?.()
  await at(router, '/adventures')
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('who types another address is held as well, after a push too [ROUTE-6] [TASK-10]', async () => {
  const warn = vi.spyOn(console, 'warn')
  const router = await startAt('/map')
  await router.navigate('/task')
  const blocker = () => router.getBlocker('task', () => true)
  blocker()
  type('/elsewhere')
  await vi.waitFor(() => expect(blocker().state).toBe('blocked'))
  await at(router, '/task')
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
  router.deleteBlocker('task')
  type('/elsewhere')
  await at(router, '/elsewhere')
  void router.navigate(-2)
  await at(router, '/map')
})
