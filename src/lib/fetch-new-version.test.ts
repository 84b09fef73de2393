import { installContainer, workerOf } from '#src/testing/worker-container.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchNewVersion } from './fetch-new-version.ts'
import { registerWorker } from './worker.ts'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
afterEach(() => {
  vi.useRealTimers()
  reload.mockClear()
})

it('waits until the newest version is installed, lets it take over and loads the page anew [SW-3]', async () => {
  const { registration, container } = installContainer()
  await registerWorker()
  const worker = workerOf('/bundle/next.js')
  registration.update.mockImplementation(() => {
    registration.installing = worker
    return Promise.resolve()
  })
  const heard = vi.spyOn(worker, 'addEventListener')
  const fetched = fetchNewVersion()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  registration.installing = null
  registration.waiting = worker
  worker.state = 'installed'
  worker.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith({ type: 'take-over' }, []))
  container.dispatchEvent(new Event('controllerchange'))
  await fetched
  expect(reload).toHaveBeenCalledOnce()
})

it('loads the page anew where the server has no newer worker, and where no browser knows one [SW-3]', async () => {
  await fetchNewVersion()
  expect(reload).toHaveBeenCalledOnce()
  installContainer()
  await registerWorker()
  await fetchNewVersion()
  expect(reload).toHaveBeenCalledTimes(2)
})
