import { useTranslation } from 'react-i18next'
import { stageActions } from '#src/stage/stage-actions.ts'
import { hasMap, isDrawn, useStage } from '#src/stage/stage-store.ts'
import { ListIcon, MapTrifoldIcon, PauseIcon, PlayIcon } from '#src/ui/icons.ts'

interface MapTool {
  id: 'shape' | 'motion'
  label: string
  Icon: typeof ListIcon
  onPress: () => void
}

/** List or map, and the one press that stills everything; nothing of it where there is no map to choose. */
export function useMapTools(): MapTool[] {
  const { t } = useTranslation()
  const isMap = useStage(isDrawn)
  const canDraw = useStage(hasMap)
  const isPaused = useStage((stage) => stage.isPaused)
  if (!canDraw) return []
  const shape: MapTool = {
    id: 'shape',
    label: t(isMap ? 'hud.showList' : 'hud.showMap'),
    Icon: isMap ? ListIcon : MapTrifoldIcon,
    onPress: () => stageActions.showAsList(isMap),
  }
  const motion: MapTool = {
    id: 'motion',
    label: t(isPaused ? 'hud.play' : 'hud.pause'),
    Icon: isPaused ? PlayIcon : PauseIcon,
    onPress: () => stageActions.setPaused(!isPaused),
  }
  return isMap ? [shape, motion] : [shape]
}
