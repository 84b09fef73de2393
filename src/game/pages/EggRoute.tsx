import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { EggCard } from '#src/features/stories/EggCard.tsx'
import { endStory } from '#src/flows/end-story.ts'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfMission, pathOfHub } from '#src/navigation/paths.ts'
import { MissionGround } from '../views/MissionGround.tsx'
import { useStory } from '../views/use-story.ts'

/** What was found on a map, over that map. */
export function EggRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure, config } = useAdventure()
  const node = adventure.missions.get(missionId)
  const parent = adventure.missions.get(node?.parentId ?? adventure.rootId)
  const { story, trouble, retry } = useStory(missionId)
  const close = () => void navigate(parent ? pathOfMission(parent) : pathOfHub(adventure), { replace: true })

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return (
    <>
      {parent && parent !== node && <MissionGround missionId={parent.id} node={parent} />}
      <Popup label={node.name} closeLabel={t('shell.close')} onClose={close} crest={<Lantern size={56} />}>
        {story ? (
          <EggCard
            story={story}
            hasCoins={config.shop.isShopEnabled}
            onEnd={(key) => endStory(missionId, key)}
            onClose={close}
          />
        ) : (
          <SkeletonGroup label={t('shell.loading')}>
            <Skeleton height="1.75rem" width="70%" />
            <Skeleton height="4rem" width="100%" />
          </SkeletonGroup>
        )}
      </Popup>
    </>
  )
}
