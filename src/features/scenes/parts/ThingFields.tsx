import { useTranslation } from 'react-i18next'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { ElementFile, LayerFile } from '#shared/scene/files.ts'
import type { Box } from '#shared/scene/layout.ts'
import { FARTHEST } from '#shared/scene/measures.ts'
import { LEAST_GROWN, middleOf, MOST_GROWN } from '#shared/scene/stand.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { change } from '../change.ts'
import type { EditWord } from '../edit-words.ts'
import { elementsOf } from '../describe.ts'
import { boxOf, bringWishes, growWishes, resetWishes, type LiveScene } from '../moves.ts'
import { wishFor, type Thing } from '../scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk, useEditor } from '../use-editor.ts'
import { NumberField } from './NumberField.tsx'
import { PointFields } from './PointFields.tsx'

interface ThingFieldsProps {
  thing: Thing
  liveScene: LiveScene
}

/** Where a thing stands and how large it is, in numbers; what no file says is shown as the default that it is. */
export function ThingFields({ thing, liveScene }: ThingFieldsProps) {
  const { t } = useTranslation()
  const { desk, isReadOnly } = useEditor()
  const bench = useBench()
  const isLocked = useDesk(() => desk.isLocked(thing))
  const box = boxOf(liveScene, thing)
  if (!box) return null
  const isDisabled = isReadOnly || isLocked
  const said: ElementFile & LayerFile = entryOf(liveScene.file[thing.sort], thing.id) ?? {}
  const isMoved = said.shift !== undefined || said.grow !== undefined
  const make = (word: EditWord, wishes: readonly Wish[]) => change(bench, word, [thing], wishes, true)
  const move = (dx: number, dy: number) => make('moved', bringWishes(liveScene, [thing], dx, dy))
  const grow = said.grow ?? 1
  const resize = (percent: number) =>
    make('sized', growWishes(liveScene, thing, percent / 100 / grow, middleOf(box)))
  return (
    <>
      {isLocked && <p className={styles.hint}>{t('scenes.isLocked')}</p>}
      <h3 className={styles.heading}>{t('scenes.place')}</h3>
      <div className={styles.pair}>
        <NumberField
          label={t('scenes.field.x')}
          value={box.x}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={said.shift === undefined}
          isDisabled={isDisabled}
          onChange={(x) => move(x - box.x, 0)}
        />
        <NumberField
          label={t('scenes.field.y')}
          value={box.y}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={said.shift === undefined}
          isDisabled={isDisabled}
          onChange={(y) => move(0, y - box.y)}
        />
      </div>
      <NumberField
        label={t('scenes.field.size', sizeOf(box))}
        value={grow * 100}
        unit="%"
        min={LEAST_GROWN * 100}
        max={MOST_GROWN * 100}
        isDefault={said.grow === undefined}
        isDisabled={isDisabled}
        onChange={resize}
      />
      {!isDisabled && (
        <Button
          variant="secondary"
          disabledReason={!isMoved && t('scenes.asDrawn')}
          icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
          onClick={() => make('reset', resetWishes(liveScene, [thing]))}
        >
          {t('scenes.command.reset')}
        </Button>
      )}
      {thing.sort === 'elements' ? (
        <ElementFields {...{ thing, liveScene, said, isDisabled, make }} box={box} />
      ) : (
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
              make('depth', [
                wishFor(liveScene.mission, thing, 'depth', percent === 100 ? undefined : percent / 100),
              ])
            }
          />
        </>
      )}
    </>
  )
}

interface ElementFieldsProps extends ThingFieldsProps {
  said: ElementFile
  box: Box
  isDisabled: boolean
  make: (word: EditWord, wishes: readonly Wish[]) => void
}

function ElementFields({ thing, liveScene, said, box, isDisabled, make }: ElementFieldsProps) {
  const { t } = useTranslation()
  const element = elementsOf(liveScene.layout).find(({ id }) => id === thing.id)
  if (!element) return null
  const { mission } = liveScene
  return (
    <>
      {(['label', 'lamp'] as const).map((point) => (
        <PointFields
          key={point}
          label={t(`scenes.field.${point}`)}
          point={element[point]}
          isDefault={said[point] === undefined}
          isDisabled={isDisabled}
          onChange={(to) => make(point, [wishFor(mission, thing, point, to)])}
        />
      ))}
      <h3 className={styles.heading}>{t('scenes.depth')}</h3>
      <NumberField
        label={t('scenes.field.foot')}
        value={said.foot ?? Math.round(box.y + box.height)}
        min={-FARTHEST}
        max={FARTHEST}
        isDefault={said.foot === undefined}
        isDisabled={isDisabled}
        onChange={(foot) => make('foot', [wishFor(mission, thing, 'foot', foot)])}
      />
      <p className={styles.hint}>{t('scenes.footHint')}</p>
      {said.reflect !== undefined && (
        <NumberField
          label={t('scenes.field.reflect')}
          value={said.reflect}
          min={-FARTHEST}
          max={FARTHEST}
          isDefault={false}
          isDisabled={isDisabled}
          onChange={(reflect) => make('reflect', [wishFor(mission, thing, 'reflect', reflect)])}
        />
      )}
    </>
  )
}

function sizeOf({ width, height }: Box): { width: number; height: number } {
  return { width: Math.round(width), height: Math.round(height) }
}
