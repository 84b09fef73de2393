import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Carousel } from './parts/Carousel.tsx'
import { Cards } from './parts/Cards.tsx'
import { Toggle } from './parts/Toggle.tsx'
import { recommendationsQuery, refreshRecommendations, sendDismissal } from './queries.ts'

interface ForYouProps {
  isMobile: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onTask: (taskId: string) => void
}

/** What the player would do best now (REC-1 to 4): a carousel, on a phone a sheet. Nothing where nothing is recommended, or came. */
export function ForYou({ isMobile, isOpen, onOpen, onClose, onTask }: ForYouProps) {
  const { t, i18n } = useTranslation()
  const { data: recommendations = [], isPending } = useQuery(recommendationsQuery(i18n.language))
  const dismiss = useDismissal(i18n.language)
  const toggle = useFocusBack(isOpen)
  const isEmpty = recommendations.length === 0
  const closeEmpty = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen && isEmpty && !isPending) closeEmpty()
  }, [isOpen, isEmpty, isPending])
  if (isEmpty) return null
  const cards = { recommendations, onTask, onDismiss: dismiss }
  if (isMobile) {
    return (
      <>
        <Toggle count={recommendations.length} isOpen={isOpen} onPress={onOpen} />
        <Sheet
          isOpen={isOpen}
          label={t('recommendations.title')}
          closeLabel={t('recommendations.close')}
          onClose={onClose}
          isModal
          aboveBar
        >
          <Cards {...cards} />
        </Sheet>
      </>
    )
  }
  return isOpen ? (
    <Carousel {...cards} onClose={onClose} />
  ) : (
    <Toggle ref={toggle} count={recommendations.length} isOpen={false} onPress={onOpen} />
  )
}

/** Anyone who closes the panel is where it was opened. @returns the ref of what opens it */
function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const toggle = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return toggle
}

/** It goes at once; where the server did not hear of it, it comes back. */
function useDismissal(language: string): (taskId: string) => void {
  const client = useQueryClient()
  return (taskId) => {
    client.setQueryData(recommendationsQuery(language).queryKey, (known: Recommendation[] | undefined) =>
      known?.filter((one) => one.taskId !== taskId),
    )
    void sendDismissal(taskId)
      .catch(() => undefined)
      .then(() => refreshRecommendations(client))
  }
}
