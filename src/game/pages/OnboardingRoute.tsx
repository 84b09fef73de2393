import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { readDefaultAssistant } from '#shared/domain/switches.ts'
import { stillOf } from '#shared/scene/assistant.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { OnboardingSteps } from '#src/features/stories/OnboardingSteps.tsx'
import { endStory } from '#src/flows/end-story.ts'
import { useIsHere } from '#src/lib/use-is-here.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfFirstMap } from '#src/navigation/paths.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { Ground, groundOf } from '#src/shell/page/Ground.tsx'
import { usePageReturn } from '../views/use-page-return.ts'
import { useStory } from '../views/use-story.ts'
import styles from './OnboardingRoute.module.css'

/** The first steps of a player: one screen each, nothing to fail; they end in the first map. */
export function OnboardingRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { adventure } = useAdventure()
  const defaultAssistant = usePlatform(({ params }) => readDefaultAssistant(params))
  const node = adventure.missions.get(missionId)
  const assistant = node?.assistant ?? defaultAssistant
  const { story, trouble, retry } = useStory(missionId)
  const page = usePageReturn(missionId, story !== undefined)
  useCoveredStage(trouble === null)
  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return (
    <main ref={page} className={styles.page} aria-label={t('hud.place', { name: node.name })}>
      <Ground picture={groundOf(node, adventure)} />
      {story && (
        <OnboardingSteps
          key={missionId}
          story={story}
          assistant={assistant && <Assistant url={assistant} />}
          onEnd={async () => {
            await endStory(missionId, crypto.randomUUID())
            // Anyone who left meanwhile is led nowhere.
            if (isHere()) await navigate(pathOfFirstMap(adventure), { replace: true })
          }}
        />
      )}
    </main>
  )
}

/** Who guides the player; of a film its still. */
function Assistant({ url }: { url: string }) {
  return <img className={styles.assistant} src={stillOf(url)} alt="" />
}
