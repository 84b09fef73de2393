import { lazyComponent } from '#src/lib/lazy-component.ts'
import type { OverlayViews } from '#src/overlay/OverlayHost.tsx'
import { NewVersion } from '#src/pwa/NewVersion.tsx'
import { ApiErrorModal } from '#src/shell/popups/ApiErrorModal.tsx'

const rankings = () => import('#src/game/rankings/rankings.ts')
const popups = () => import('#src/shell/popups/popups.ts')

/** The view of every overlay kind. What speaks of a lost connection cannot be fetched then: it comes with this list. */
export const VIEWS = {
  alert: lazyComponent(async () => (await import('#src/game/hud/news-widgets.ts')).AlertView),
  apiError: ApiErrorModal,
  badge: lazyComponent(async () => (await import('#src/game/widgets/badges/badge-news.ts')).BadgeView),
  finishTask: lazyComponent(async () => (await popups()).FinishTask),
  info: lazyComponent(async () => (await import('#src/shell/popups/InfoModal.tsx')).InfoModal),
  leave: lazyComponent(async () => (await popups()).UnsentPopup),
  newVersion: NewVersion,
  profile: lazyComponent(async () => (await popups()).ProfileComplete),
  push: lazyComponent(async () => (await import('#src/game/hud/bell-widgets.ts')).PushQuestion),
  seasonRecap: lazyComponent(async () => (await rankings()).SeasonRecap),
  smallRanking: lazyComponent(async () => (await rankings()).SmallRankingView),
  streak: lazyComponent(async () => (await popups()).Streak),
  tour: lazyComponent(async () => (await import('#src/game/tutorial/MapTutorial.tsx')).MapTutorial),
} satisfies OverlayViews

const { finishTask, info, leave, profile, streak, tour } = VIEWS
/** What a player has just done can be answered without a connection, and a newcomer shown around. */
export const OVERLAYS_AHEAD = [finishTask, info, leave, profile, streak, tour].map(({ fetch }) => fetch)
