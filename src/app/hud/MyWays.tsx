import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MAKERS } from '#shared/domain/roles.ts'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { openBell } from '#src/features/push/store.ts'
import { MOBILE, useMedia } from '#src/lib/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import {
  BellIcon,
  CompassIcon,
  EnvelopeSimpleOpenIcon,
  LightbulbIcon,
  MailboxIcon,
  MapTrifoldIcon,
  PathIcon,
  PlusIcon,
  UploadSimpleIcon,
  UsersThreeIcon,
} from '#src/ui/icons.ts'
import { useAdventure } from '../adventure-context.ts'
import { ADVENTURES, isViewPage, LEADER, PACKAGES, pageAt, pathOfRoot, PLAYER } from '../paths.ts'
import { PEOPLE } from '../people/people-paths.ts'
import { openInvite } from './inviting.ts'
import { MapToolButtons } from './MapToolButtons.tsx'
import { openMessages, openTips } from './reading.ts'
import { showAround } from '../tutorial/showing.ts'
import { useSheet } from './use-sheet.ts'

interface MyWaysProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  onDone: () => void
}

/**
 * From me to others: to another adventure where I have several (AUTH-4), to the packages for those who make what is played
 * (TASK-10), to the people whom an admin keeps (SERVE-2), and an invitation for a colleague (AUTH-16).
 */
export function MyWays({ hasMapTools = false, onDone }: MyWaysProps) {
  const { t } = useTranslation()
  const { data: adventures = [] } = useQuery(myAdventuresQuery)
  const { data: profile } = useQuery(profileQuery)
  const { leaveFor } = useSheet()
  const { adventure, config } = useAdventure()
  const { pathname } = useLocation()
  const isPage = pageAt(pathname) === 'list' || isViewPage(pathname)
  const root = pathOfRoot(adventure)
  const hasTips = usePlatform(({ switches }) => switches.protip) && config.protip.isProtipEnabled
  return (
    <div data-ways>
      {hasMapTools && <MapToolButtons onDone={onDone} />}
      <Button
        variant="secondary"
        wide
        icon={<PathIcon size={20} aria-hidden />}
        onClick={() => leaveFor(PLAYER)}
      >
        {t('progress.area.title')}
      </Button>
      {profile?.role === 'leader' && (
        <Button
          variant="secondary"
          wide
          icon={<MailboxIcon size={20} aria-hidden />}
          onClick={() => leaveFor(LEADER)}
        >
          {t('reviews.lodge')}
        </Button>
      )}
      <Button
        variant="secondary"
        wide
        icon={<EnvelopeSimpleOpenIcon size={20} aria-hidden />}
        onClick={() => {
          onDone()
          openMessages()
        }}
      >
        {t('reviews.messages.title')}
      </Button>
      <BellWay onDone={onDone} />
      {hasTips && (
        <Button
          variant="secondary"
          wide
          icon={<LightbulbIcon size={20} aria-hidden />}
          onClick={() => {
            onDone()
            openTips()
          }}
        >
          {t('tips.title')}
        </Button>
      )}
      {adventures.length > 1 && (
        <Button
          variant="secondary"
          wide
          icon={<MapTrifoldIcon size={20} aria-hidden />}
          onClick={() => leaveFor(ADVENTURES)}
        >
          {t('adventures.change')}
        </Button>
      )}
      {profile && MAKERS.some((role) => role === profile.role) && (
        <Button
          variant="secondary"
          wide
          icon={<UploadSimpleIcon size={20} aria-hidden />}
          onClick={() => leaveFor(PACKAGES)}
        >
          {t('packages.way')}
        </Button>
      )}
      {profile?.role === 'admin' && (
        <Button
          variant="secondary"
          wide
          icon={<UsersThreeIcon size={20} aria-hidden />}
          onClick={() => leaveFor(PEOPLE)}
        >
          {t('people.area')}
        </Button>
      )}
      {!isViewPage(root) && (
        <Button
          variant="secondary"
          wide
          icon={<CompassIcon size={20} aria-hidden />}
          onClick={() => {
            showAround()
            if (isPage) leaveFor(root)
            else onDone()
          }}
        >
          {t('tutorial.again')}
        </Button>
      )}
      <Button
        variant="secondary"
        wide
        icon={<PlusIcon size={20} aria-hidden />}
        onClick={() => {
          onDone()
          openInvite()
        }}
      >
        {t('invitations.title')}
      </Button>
    </div>
  )
}

/** On a phone; elsewhere the bell hangs in the bar. */
function BellWay({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const isMobile = useMedia(MOBILE)
  if (!isMobile) return null
  return (
    <Button
      variant="secondary"
      wide
      icon={<BellIcon size={20} aria-hidden />}
      onClick={() => {
        onDone()
        openBell()
      }}
    >
      {t('push.way')}
    </Button>
  )
}
