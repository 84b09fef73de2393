import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { PointsCells } from '#src/features/progress/PointsCells.tsx'
import { StreakCell } from '#src/features/streak/StreakCell.tsx'
import { useStreak } from '#src/features/streak/use-streak.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { HudBar, HudCell } from '#src/ui/HudBar.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { togglePanel } from './hud-store.ts'
import { SHOP } from '#src/navigation/paths.ts'
import { useSheet } from '#src/navigation/use-sheet.ts'
import { overlay } from '#src/overlay/overlay.ts'
import type { WidgetProps } from '../widgets/define-widget.ts'
import { WidgetSlot } from '../widgets/WidgetSlot.tsx'

/** What was earned, what is new, and the ways to what is mine; on a phone some of those ways stand in the bottom bar. */
export function StatusBar(given: WidgetProps) {
  const { isMobile } = given
  const { t } = useTranslation()
  const { config } = useAdventure()
  const { leaveFor } = useSheet()
  const hasStreak = usePlatform(({ switches }) => switches.streak_enabled)
  const streak = useStreak(hasStreak)
  const { data: profile } = useQuery(profileQuery)
  // Known before a panel that speaks of it opens (PROG-4).
  useQuery(todayQuery)
  return (
    <HudBar label={t('hud.status')}>
      <PointsCells hasUnit={!isMobile} onShop={config.shop.isShopEnabled ? () => leaveFor(SHOP) : null} />
      {!isMobile && streak && (
        <StreakCell streak={streak} onPress={() => overlay.show({ kind: 'streak', streak, isNews: false })} />
      )}
      <WidgetSlot place="status" {...given} />
      {!isMobile && (
        <HudCell
          label={profile ? t('profile.menuOf', { name: profile.displayName }) : t('profile.menu')}
          onPress={() => togglePanel('me')}
          spot="playerSettings"
        >
          <Avatar
            name={profile?.displayName ?? ''}
            picture={profile?.avatar}
            sprite={profile?.avatarSprite}
          />
        </HudCell>
      )}
    </HudBar>
  )
}
