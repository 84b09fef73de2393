import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { useViewWords } from '#src/features/missions/use-view-words.ts'
import type { OwnFacts } from '#src/features/missions/views.ts'
import { progressQuery } from '#src/features/progress/queries.ts'

/** What the map shows of this player alone. */
export function useOwnFacts(): OwnFacts {
  const hasShop = useAdventure().config.shop.isShopEnabled
  const { data } = useQuery(progressQuery)
  const progress = data?.playerProgress ?? 0
  const goods = data?.goods
  const say = useViewWords()
  return useMemo(() => ({ progress, goods: goods ?? [], hasShop, say }), [progress, goods, hasShop, say])
}
