import { messageWorker } from '#src/lib/worker.ts'

/** Has the worker that answers for this page keep what nobody has opened yet. @returns whether there is one */
export function fillWorker(): Promise<boolean> {
  const { controller } = navigator.serviceWorker
  if (controller) messageWorker(controller, { type: 'fill' })
  return Promise.resolve(controller !== null)
}
