import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertMessage } from '#shared/contract/messages.ts'
import { alertsQuery, messageQuery, refreshAlerts, sendClosed } from '#src/features/messages/queries.ts'
import { isFailure } from '#src/lib/failure.ts'
import { report } from '#src/lib/report.ts'
import { overlay } from '#src/overlay/overlay.ts'

/** Offers messages that stand over the map, one after the other, the oldest first. */
export function Alerts({ onRead }: { onRead: () => void }) {
  const { i18n } = useTranslation()
  const { data = [] } = useQuery(alertsQuery(i18n.language))
  const [closed, setClosed] = useState<readonly string[]>([])
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  // the second is there when the first is closed: it follows without a pause
  const [first, second] = data.filter(({ id }) => ![...closed, ...withdrawn].includes(id))
  const messages = [useMessage(first?.id), useMessage(second?.id)]
  const gone = [first, second].find((_, at) => isFailure(messages[at]?.error, 404))?.id
  if (gone !== undefined) setWithdrawn([...withdrawn, gone])
  useEffect(() => {
    if (withdrawn.length > 0) void refreshAlerts()
  }, [withdrawn])

  const close = async (id: string) => {
    setClosed((ids) => [...ids, id])
    try {
      await sendClosed(id)
      onRead()
    } catch (error) {
      // it is unread, and comes again with the next visit
      report('a message was not marked read', error)
    }
  }
  const known = messages.map(({ data: message }) => message)
  const missing = known.indexOf(undefined)
  const ready = missing === -1 ? known : known.slice(0, missing)
  return ready.map((message) => message && <Alert key={message.id} message={message} onClosed={close} />)
}

function useMessage(id: string | undefined) {
  const { i18n } = useTranslation()
  return useQuery({ ...messageQuery(id ?? '', i18n.language), enabled: id !== undefined })
}

interface AlertProps {
  message: AlertMessage
  onClosed: (id: string) => Promise<void>
}

function Alert({ message, onClosed }: AlertProps) {
  const offer = useEffectEvent(() =>
    overlay.show({
      kind: 'alert',
      isUnasked: true,
      message,
      onLeave: () => {
        void onClosed(message.id)
        return Promise.resolve()
      },
    }),
  )
  useEffect(() => {
    const request = offer()
    return () => overlay.withdraw(request)
  }, [])
  return null
}
