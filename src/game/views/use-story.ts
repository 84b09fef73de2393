import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Story } from '#shared/contract/stories.ts'
import { storyQuery } from '#src/features/stories/queries.ts'
import { useMission, type Trouble } from '../use-mission.ts'

interface LoadedStory {
  story: Story | undefined
  trouble: Trouble | null
  retry: () => void
}

/** What a mission tells; why it does not, its mission says: gone, or locked by what. */
export function useStory(missionId: string): LoadedStory {
  const { i18n } = useTranslation()
  const { trouble, retry } = useMission(missionId)
  const { data: story, error, refetch } = useQuery(storyQuery(missionId, i18n.language))
  const isFailed = !story && error !== null
  return {
    story,
    trouble: trouble ?? (isFailed ? 'failed' : null),
    retry: () => (trouble ? retry() : void refetch()),
  }
}
