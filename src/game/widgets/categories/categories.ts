import { COACHING, RANKINGS, SHOP } from '#src/navigation/paths.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { CalendarCheckIcon, StorefrontIcon, TrophyIcon, UsersThreeIcon } from '#src/ui/icons.ts'
import type { MapCategory } from './define-category.ts'

/** The category menu of every map, from top to bottom; one that is not offered is not shown (MAP-5). */
export const CATEGORIES: readonly MapCategory[] = [
  {
    viewType: 'shop',
    Icon: StorefrontIcon,
    text: (t) => t('shop.title'),
    opens: { path: SHOP },
    isOffered: ({ config }) => config.shop.isShopEnabled,
  },
  {
    viewType: 'coaching',
    Icon: CalendarCheckIcon,
    text: (t) => t('coaching.session.title'),
    opens: { path: COACHING },
    isOffered: ({ switches }) => switches.coaching_sessions_enabled,
  },
  {
    viewType: 'rankingSmall',
    Icon: UsersThreeIcon,
    text: (t) => t('rankings.small'),
    opens: { show: () => void overlay.show({ kind: 'smallRanking' }) },
    isOffered: () => true,
  },
  {
    viewType: 'rankingBig',
    Icon: TrophyIcon,
    text: (t) => t('rankings.title'),
    opens: { path: RANKINGS },
    isOffered: () => true,
  },
]
