import { useTranslation } from 'react-i18next'
import { YEAR_SEASONS } from '#shared/domain/daylight.ts'
import type { LayerFile } from '#shared/scene/files.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PathIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { pointerTo } from '#shared/content/pointer.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { EditWord } from '../edit-words.ts'
import { boxOf, type LiveScene } from '../moves.ts'
import { wishFor, type Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk } from '../use-editor.ts'
import { ChosenPoint } from './ChosenPoint.tsx'
import { NumberField } from './NumberField.tsx'

/** Of a round that is new: as far to the right as the layer is wide, and s. */
const FIRST_SECONDS = 60
const FASTEST_DRIFT = 1000
const ALWAYS = 'always' as const

interface LayerFieldsProps {
  thing: Thing
  liveScene: LiveScene
  said: LayerFile
  isDisabled: boolean
  make: (word: EditWord, wishes: readonly Wish[]) => void
}

/** How scenery moves: with the camera, along the scene, or on a round of its own. */
export function LayerFields({ thing, liveScene, said, isDisabled, make }: LayerFieldsProps) {
  const { t } = useTranslation()
  const { path: file } = liveScene
  return (
    <>
      <p className={styles.hint}>{t('scenes.layers.asDrawn')}</p>
      <NumberField
        label={t('scenes.field.depth')}
        value={(said.depth ?? 1) * 100}
        unit="%"
        min={0}
        max={300}
        isDefault={said.depth === undefined}
        isDisabled={isDisabled}
        onChange={(percent) =>
          make('depth', [wishFor(file, thing, 'depth', percent === 100 ? undefined : percent / 100)])
        }
      />
      <p className={styles.hint}>{t('scenes.layers.depthHint')}</p>
      <NumberField
        label={t('scenes.field.drift')}
        value={said.drift ?? 0}
        min={-FASTEST_DRIFT}
        max={FASTEST_DRIFT}
        isDefault={said.drift === undefined}
        isDisabled={isDisabled}
        onChange={(drift) => make('drift', [wishFor(file, thing, 'drift', drift === 0 ? undefined : drift)])}
      />
      <Checkbox
        label={t('scenes.layers.tiled')}
        checked={said.tile === 'x'}
        disabled={isDisabled}
        onChange={({ target }) =>
          make('tile', [wishFor(file, thing, 'tile', target.checked ? 'x' : undefined)])
        }
      />
      <SelectField
        label={t('scenes.layers.seasons.title')}
        hint={t('scenes.layers.seasons.hint')}
        value={said.season ?? ALWAYS}
        disabled={isDisabled}
        options={[ALWAYS, ...YEAR_SEASONS].map((id) => ({ id, label: t(`scenes.layers.seasons.${id}`) }))}
        onChange={({ target: { value } }) =>
          make('season', [
            wishFor(
              file,
              thing,
              'season',
              YEAR_SEASONS.find((one) => one === value),
            ),
          ])
        }
      />
      <RoundFields {...{ thing, liveScene, said, isDisabled, make }} />
    </>
  )
}

/** A round that the layer goes, through points that are drawn on the scene. */
function RoundFields({ thing, liveScene, said, isDisabled, make }: LayerFieldsProps) {
  const { t } = useTranslation()
  const { desk } = useBench()
  const isDrawn = useDesk(({ pointsOf }) => pointsOf === 'path')
  const { path: file } = liveScene
  const { path } = said
  const begin = () => {
    const width = Math.round(boxOf(liveScene, thing)?.width ?? 0)
    const points = [
      [0, 0],
      [width, 0],
    ]
    make('path', [
      { file, pointer: pointerTo('layers', thing.id, 'path'), to: { points, seconds: FIRST_SECONDS } },
    ])
    desk.editPoints('path')
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.points.path')}</legend>
      <p className={styles.hint}>{t(path ? 'scenes.round.hint' : 'scenes.round.none')}</p>
      {path && (
        <NumberField
          label={t('scenes.round.seconds')}
          value={path.seconds}
          unit="s"
          min={1}
          isDefault={false}
          isDisabled={isDisabled}
          onChange={(seconds) =>
            make('path', [{ file, pointer: pointerTo('layers', thing.id, 'path', 'seconds'), to: seconds }])
          }
        />
      )}
      {!isDisabled && (
        <div className={styles.choices}>
          <Button
            variant="secondary"
            icon={<PathIcon size={20} aria-hidden />}
            aria-pressed={path ? isDrawn : undefined}
            onClick={path ? () => desk.editPoints(isDrawn ? null : 'path') : begin}
          >
            {t(path ? (isDrawn ? 'scenes.round.done' : 'scenes.round.edit') : 'scenes.round.begin')}
          </Button>
          {path && (
            <IconButton
              material="paper"
              label={t('scenes.round.remove')}
              icon={<TrashSimpleIcon />}
              onClick={() => {
                desk.editPoints(null)
                make('path', [wishFor(file, thing, 'path', undefined)])
              }}
            />
          )}
        </div>
      )}
      {path && !isDisabled && isDrawn && <ChosenPoint thing={thing} liveScene={liveScene} of="path" />}
    </fieldset>
  )
}
