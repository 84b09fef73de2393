import { messageWorker } from '#src/lib/worker.ts'

/** Has the worker keep what nobody has opened yet, as soon as it answers for this page. */
export async function fillWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  }
  if (serviceWorker.controller) messageWorker(serviceWorker.controller, { type: 'fill' })
}
