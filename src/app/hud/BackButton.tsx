import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { backPath } from '#src/features/missions/back.ts'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useAdventure } from '../adventure-context.ts'
import { Brand } from '../Brand.tsx'
import { pathOfMission } from '../paths.ts'
import type { GamePlace } from './use-place.ts'

interface BackButtonProps {
  place: GamePlace
  hasName: boolean
}

/** The way back, and the name of where one stands (MAP-2). The root map has nothing behind it. */
export function BackButton({ place: { back, mission, isList }, hasName }: BackButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name, adventure } = useAdventure()
  const pathOf = (id: string) => {
    const node = adventure.missions.get(id)
    return node && pathOfMission(node)
  }
  const target = back.type === 'mission' ? adventure.missions.get(back.id)?.name : undefined
  const goBack = () => {
    const path = backPath(back, pathOf)
    if (path) void navigate(path)
  }
  return (
    <>
      {back.type !== 'disabled' && (
        <IconButton
          material="night"
          label={target ? t('hud.backTo', { name: target }) : t('hud.back')}
          icon={<ArrowLeftIcon />}
          onClick={goBack}
        />
      )}
      {hasName && !isList && <Brand name={mission?.parentId ? mission.name : name} />}
    </>
  )
}
