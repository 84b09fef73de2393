import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { MOBILE } from '#shared/domain/mobile.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { isApart } from '#src/lib/apart.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { type MenuName } from '#src/features/tutorial/spots.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import {
  BellIcon,
  CompassIcon,
  EnvelopeSimpleOpenIcon,
  FolderOpenIcon,
  GearSixIcon,
  LightbulbIcon,
  MailboxIcon,
  MapTrifoldIcon,
  PathIcon,
  PlusIcon,
  StorefrontIcon,
  UploadSimpleIcon,
  UsersThreeIcon,
} from '#src/ui/icons.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import {
  ADVENTURES,
  CONTENT,
  isViewPage,
  LEADER,
  PACKAGES,
  pageAt,
  pathOfHub,
  PEOPLE,
  PLAYER,
  SHOP,
} from '#src/navigation/paths.ts'
import { openInvite } from '../invite/inviting.ts'
import { MapToolButtons } from './MapToolButtons.tsx'
import { openMessages, openTips } from './reading.ts'
import { showAround } from '../tutorial/showing.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'

interface MenuItem {
  /** The tour has a card of this name for it. */
  name: MenuName
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  onPress: () => void
}

interface MainMenuProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  onDone: () => void
}

/**
 * The main menu: other adventures where there are several (AUTH-4), content and packages for their designers (WORLD-1, TASK-10),
 * people for admins (SERVE-2), and an invitation for a colleague (AUTH-16). The tour steps through it (TUT-3).
 */
export function MainMenu({ hasMapTools = false, onDone }: MainMenuProps) {
  const { t } = useTranslation()
  const { data: adventures = [] } = useQuery(myAdventuresQuery)
  const { data: profile } = useQuery(profileQuery)
  const { leaveFor } = useSheet()
  const { adventure, config } = useAdventure()
  const { pathname } = useLocation()
  const isPage = pageAt(pathname) === 'list' || isViewPage(pathname)
  const root = pathOfHub(adventure)
  const hasTips = usePlatform(({ switches }) => switches.protip) && config.protip.isProtipEnabled
  const go = (open: () => void) => () => {
    onDone()
    open()
  }
  const isMobile = useMedia(MOBILE)
  const isMaker = profile !== undefined && MAKERS.some((role) => role === profile.role)
  const items: readonly (MenuItem | false)[] = [
    { name: 'progress', label: t('progress.area.title'), Icon: PathIcon, onPress: () => leaveFor(PLAYER) },
    profile?.isLeader === true && {
      name: 'leader',
      label: t('reviews.leaderArea'),
      Icon: MailboxIcon,
      onPress: () => leaveFor(LEADER),
    },
    {
      name: 'messages',
      label: t('reviews.messages.title'),
      Icon: EnvelopeSimpleOpenIcon,
      onPress: go(openMessages),
    },
    // elsewhere the bell hangs in the bar
    isMobile && {
      name: 'bell',
      label: t('push.link'),
      Icon: BellIcon,
      onPress: go(() => overlay.show({ kind: 'push' })),
    },
    hasTips && { name: 'tips', label: t('tips.title'), Icon: LightbulbIcon, onPress: go(openTips) },
    config.shop.isShopEnabled && {
      name: 'shop',
      label: t('shop.title'),
      Icon: StorefrontIcon,
      onPress: () => leaveFor(SHOP),
    },
    adventures.length > 1 && {
      name: 'adventures',
      label: t('adventures.change'),
      Icon: MapTrifoldIcon,
      onPress: () => leaveFor(ADVENTURES),
    },
    isMaker && {
      name: 'content',
      label: t('hud.rooms.content'),
      Icon: FolderOpenIcon,
      onPress: () => leaveFor(CONTENT),
    },
    isMaker && {
      name: 'packages',
      label: t('hud.rooms.packages'),
      Icon: UploadSimpleIcon,
      onPress: () => leaveFor(PACKAGES),
    },
    profile?.role === 'admin' && {
      name: 'people',
      label: t('hud.rooms.people'),
      Icon: UsersThreeIcon,
      onPress: () => leaveFor(PEOPLE),
    },
    profile?.role === 'admin' && {
      name: 'settings',
      label: t('hud.rooms.settings'),
      Icon: GearSixIcon,
      onPress: () => leaveFor(`${PEOPLE}/settings`),
    },
    !isViewPage(root) && {
      name: 'tour',
      label: t('tutorial.again'),
      Icon: CompassIcon,
      onPress: () => {
        showAround()
        if (isPage) leaveFor(root)
        else onDone()
      },
    },
    { name: 'invite', label: t('invitations.title'), Icon: PlusIcon, onPress: go(openInvite) },
  ]
  return (
    <div data-main-menu>
      {hasMapTools && <MapToolButtons onDone={onDone} />}
      {items
        .filter((item) => item !== false)
        // the rest is of an account and of other people
        .filter(({ name }) => !isApart || name === 'tour')
        .map(({ name, label, Icon, onPress }) => (
          <Button
            key={name}
            data-menu={name}
            variant="secondary"
            wide
            icon={<Icon size={20} aria-hidden />}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
    </div>
  )
}
