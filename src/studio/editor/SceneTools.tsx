import { useTranslation } from 'react-i18next'
import { SHOWN_STATES } from '#src/features/scenes/desk.ts'
import { useDesk, useEditor, useMission, useThings } from '#src/features/scenes/use-editor.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CornersOutIcon, DeviceMobileIcon, MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import styles from './Editor.module.css'

/** How places are shown, and how near. */
export function SceneTools() {
  const { t } = useTranslation()
  const { desk, lens } = useEditor()
  const shownAs = useDesk((state) => state.shownAs)
  const things = useThings()
  const mission = useMission()
  const isMobile = useDesk((state) => state.isMobile)
  return (
    <div className={styles.tools} data-material="night">
      {things.some(({ sort }) => sort === 'elements') && (
        <fieldset className={styles.states}>
          <legend className={styles.statesLabel}>{t('scenes.shown.label')}</legend>
          {SHOWN_STATES.map((state) => (
            <label key={state} className={styles.state}>
              <input
                type="radio"
                name="scene-shown-as"
                checked={state === shownAs}
                onChange={() => desk.store.setState({ shownAs: state })}
              />
              <span>{t(`scenes.shown.${state}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {mission?.mobile && (
        <div className={styles.zoom}>
          <IconButton
            material="cell"
            label={t('scenes.command.phone')}
            icon={<DeviceMobileIcon weight={isMobile ? 'fill' : 'regular'} />}
            aria-pressed={isMobile}
            onClick={() => desk.showMobile(!isMobile)}
          />
        </div>
      )}
      <div className={styles.zoom}>
        <IconButton
          material="cell"
          label={t('scenes.command.zoomOut')}
          icon={<MinusIcon />}
          onClick={lens.zoomOut}
        />
        <IconButton
          material="cell"
          label={t('scenes.command.fit')}
          icon={<CornersOutIcon />}
          onClick={lens.fit}
        />
        <IconButton
          material="cell"
          label={t('scenes.command.zoomIn')}
          icon={<PlusIcon />}
          onClick={lens.zoomIn}
        />
      </div>
    </div>
  )
}
