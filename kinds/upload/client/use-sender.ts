import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FileSort } from '#shared/domain/file-sorts.ts'
import { isWritten } from '#src/features/tasks/written-plays.ts'
import { besideForm } from './beside-form.ts'
import { startSender, type Carrier, type Sender } from './sender.ts'
import type { Sending } from './sending.ts'
import { cancelTransfer, transfer } from './tus-transfer.ts'
import { askChecked } from './upload-calls.ts'

interface Given {
  attemptId: string
  accepts: readonly FileSort[]
  /** A file is there, and good. */
  onArrived: (uploadId: string) => void
}

/** To the attempt that the server has. */
const toServer = (attemptId: string): Carrier => ({
  transfer: (file, begunAs, watch) => transfer(attemptId, file, begunAs, watch),
  check: (uploadId) => askChecked(attemptId, uploadId),
  cancel: (uploadId) => cancelTransfer(attemptId, uploadId),
})

type Actions = Omit<Sender, 'stop'>

/** Sends files as long as the task is shown; what is there of them by then stays there. */
export function useSender({ attemptId, accepts, onArrived }: Given): { list: readonly Sending[] } & Actions {
  const [list, setList] = useState<readonly Sending[]>([])
  const sender = useRef<Sender | null>(null)
  const arrived = useEffectEvent(onArrived)
  const taken = useEffectEvent(() => accepts)

  useEffect(() => {
    const started = startSender({
      accepts: () => taken(),
      carrier: isWritten(attemptId) ? besideForm(attemptId) : toServer(attemptId),
      report: setList,
      onArrived: (uploadId) => arrived(uploadId),
    })
    sender.current = started
    return () => started.stop()
  }, [attemptId])

  return {
    list,
    add: (...given) => sender.current?.add(...given),
    pause: (key) => sender.current?.pause(key),
    resume: (key) => sender.current?.resume(key),
    cancel: (key) => sender.current?.cancel(key),
    forget: (uploadId) => sender.current?.forget(uploadId),
  }
}
