import { useTranslation } from 'react-i18next'
import { stageActions } from '#src/stage/stage-actions.ts'
import { useStage } from '#src/stage/stage-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { ListIcon, MapTrifoldIcon, PauseIcon, PlayIcon } from '#src/ui/icons.ts'

/** The map's tools on a phone, where no bar holds them. */
export function MotionChoice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const isList = useStage(({ wantsList }) => wantsList)
  const isPaused = useStage(({ isPaused }) => isPaused)
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={isPaused ? <PlayIcon size={20} aria-hidden /> : <PauseIcon size={20} aria-hidden />}
        onClick={() => stageActions.setPaused(!isPaused)}
      >
        {t(isPaused ? 'hud.play' : 'hud.pause')}
      </Button>
      <Button
        variant="secondary"
        wide
        icon={isList ? <MapTrifoldIcon size={20} aria-hidden /> : <ListIcon size={20} aria-hidden />}
        onClick={() => {
          stageActions.showAsList(!isList)
          onDone()
        }}
      >
        {t(isList ? 'hud.showMap' : 'hud.showList')}
      </Button>
    </>
  )
}
