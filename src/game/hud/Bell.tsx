import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { lookAtPush } from '#src/features/push/register.ts'
import { usePush, type PushState } from '#src/features/push/store.ts'
import { HudCell } from '#src/ui/HudBar.tsx'
import { BellIcon, BellSlashIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { overlay } from '#src/overlay/overlay.ts'
import { useFirstAsk } from './use-first-ask.ts'

const now = (): Date => new Date()

/** Whether I am told by push, and the way to change it (PUSH-1). A phone has the way to it among mine. */
export function Bell({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const playerId = profile?.id
  const isOn = usePlatform(
    ({ settings }) => settings?.notificationPushSettings.isNotificationPushEnabled === true,
  )
  const state = usePush((push) => push.state)
  useLook(playerId, isOn)
  useFirstAsk(playerId)
  if (playerId === undefined || state === 'unknown') return null
  return (
    <>
      {!isMobile && (
        <HudCell
          icon={<Glyph state={state} />}
          label={t(`push.bell.${state}`)}
          onPress={() => overlay.show({ kind: 'push' })}
        />
      )}
      <VisuallyHidden>
        <span role="status">{state === 'registered' && t('push.bell.registered')}</span>
      </VisuallyHidden>
    </>
  )
}

function Glyph({ state }: { state: PushState }) {
  if (state === 'registered') return <BellIcon size={20} weight="fill" aria-hidden />
  return state === 'unregistered' ? (
    <BellIcon size={20} aria-hidden />
  ) : (
    <BellSlashIcon size={20} aria-hidden />
  )
}

/** At each coming to the map, and when the page is seen again: permissions change outside of it. */
function useLook(playerId: string | undefined, isOn: boolean): void {
  const look = useEffectEvent(() => {
    if (playerId !== undefined && !document.hidden) void lookAtPush(isOn, { playerId, now })
  })
  useEffect(() => {
    look()
    const onSeen = () => look()
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [playerId, isOn])
}
