import { useTranslation } from 'react-i18next'
import { MapTrifoldIcon } from '#src/ui/icons.ts'
import { sceneEditor } from './scene-editor.ts'
import styles from './Studio.module.css'
import { pathOfScene } from './studio-paths.ts'

/** The way to where the scenes of an adventure are made. */
export function LinkToScenes({ folder }: { folder: string }) {
  const { t } = useTranslation()
  return (
    <a
      className={styles.scenes}
      href={`#${pathOfScene(folder)}`}
      // who points at it is about to go there
      onPointerEnter={() => void sceneEditor.fetch()}
      onFocus={() => void sceneEditor.fetch()}
    >
      <MapTrifoldIcon size={20} aria-hidden />
      {t('scenes.open')}
    </a>
  )
}
