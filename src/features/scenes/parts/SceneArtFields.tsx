import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TrashSimpleIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import {
  namedArt,
  removeSceneArt,
  replaceSceneArt,
  SCENE_ART,
  SCENE_ARTS,
  sceneArtOf,
} from '../art/scene-art.ts'
import { draftPaths } from '../draft-paths.ts'
import styles from '../Panels.module.css'
import { useBench, useEdits, useEditor, useMission } from '../use-editor.ts'
import { NamedArtField } from './NamedArtField.tsx'
import { FileButton } from './FileButton.tsx'

const NAMED = ['assistant', 'sound', 'film'] as const

/** What a mission has besides its places: backdrop, film, sound, who stands by, and its own small picture. */
export function SceneArtFields() {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  useEdits(({ texts }) => texts)
  if (!mission) return null
  const paths = draftPaths(bench)
  return (
    <section className={styles.group} aria-labelledby="scene-art">
      <h3 id="scene-art" className={styles.heading}>
        {t('scenes.art.ofScene')}
      </h3>
      <ul className={styles.artRows}>
        {SCENE_ARTS.map((kind) => {
          const named = namedArt(bench, mission.id, kind)
          const own = named ?? sceneArtOf(paths, mission.id, kind)?.split('/').at(-1) ?? null
          const name = t(`scenes.art.scene.${kind}`)
          return (
            <li key={kind} className={styles.artRow} data-scene-art={isReadOnly ? undefined : kind}>
              <span className={styles.words}>
                <span>{name}</span>
                <span className={styles.notes}>{own ?? t(`scenes.art.without.${kind}`)}</span>
              </span>
              {!isReadOnly && (
                <>
                  <FileButton
                    isSmall
                    accept={SCENE_ART[kind].endings.join(',')}
                    icon={<UploadSimpleIcon />}
                    label={t('scenes.art.replace', { what: name })}
                    onFile={(file) => void replaceSceneArt(bench, kind, file)}
                  />
                  <IconButton
                    material="paper"
                    label={t('scenes.art.takeAway', { what: name })}
                    icon={<TrashSimpleIcon />}
                    disabledReason={own === null && t('scenes.art.nothing')}
                    onClick={() => void removeSceneArt(bench, kind)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {!isReadOnly && <p className={styles.hint}>{t('scenes.art.dropHint')}</p>}
      {NAMED.map((kind) => (
        <NamedArtField
          key={kind}
          mission={mission.id}
          kind={kind}
          without={t(`scenes.art.without.${kind === 'sound' ? 'ambience' : kind}`)}
        />
      ))}
    </section>
  )
}
