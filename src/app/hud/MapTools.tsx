import { useTranslation } from 'react-i18next'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { HudBar } from '#src/ui/HudBar.tsx'
import { ListIcon, MapTrifoldIcon, PauseIcon, PlayIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

/** List or map, and the one button that stills everything. */
export function MapTools() {
  const { t } = useTranslation()
  const isList = useStage(({ wantsList }) => wantsList)
  const isPaused = useStage(({ isPaused }) => isPaused)
  return (
    <HudBar label={t('hud.tools')}>
      <IconButton
        material="cell"
        label={t(isList ? 'hud.showMap' : 'hud.showList')}
        icon={isList ? <MapTrifoldIcon /> : <ListIcon />}
        onClick={() => stageActions.showAsList(!isList)}
      />
      <IconButton
        material="cell"
        label={t(isPaused ? 'hud.play' : 'hud.pause')}
        icon={isPaused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => stageActions.setPaused(!isPaused)}
      />
    </HudBar>
  )
}
