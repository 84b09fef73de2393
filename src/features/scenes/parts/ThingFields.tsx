import { memo, useRef } from 'react'
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
import { useBench, useDesk, useEachMove, useEditor } from '../use-editor.ts'
import { LanternFields } from './LanternFields.tsx'
import { LayerFields } from './LayerFields.tsx'
import { NumberField, useShownNumber } from './NumberField.tsx'
import { OutlineFields } from './OutlineFields.tsx'
import { PointFields } from './PointFields.tsx'

interface ThingFieldsProps {
  thing: Thing
  liveScene: LiveScene
}

/** Where a thing stands and how large it is, in numbers; what no file says is shown as the default that it is. */
// what is dragged shows its place alone while it is: all else follows when it is let go
export const ThingFields = memo(function ThingFields({ thing, liveScene }: ThingFieldsProps) {
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
  return (
    <>
      {isLocked && <p className={styles.hint}>{t('scenes.isLocked')}</p>}
      <StandFields {...{ thing, liveScene, box, said, isDisabled, make }} />
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
        <LayerFields {...{ thing, liveScene, said, isDisabled, make }} />
      )}
    </>
  )
})

interface StandFieldsProps extends ThingFieldsProps {
  box: Box
  said: ElementFile & LayerFile
  isDisabled: boolean
  make: (word: EditWord, wishes: readonly Wish[]) => void
}

/** Where a thing stands and how large it is; while it is dragged, its numbers alone are written anew. */
function StandFields({ thing, liveScene, box, said, isDisabled, make }: StandFieldsProps) {
  const { t } = useTranslation()
  const write = useShownNumber()
  const fields = useRef<HTMLDivElement>(null)
  useEachMove((scene) => {
    if (scene === liveScene && !fields.current?.dataset['moved']) return
    const seen = boxOf(scene, thing)
    const inputs = fields.current?.querySelectorAll('input')
    if (!seen || !inputs || !fields.current) return
    const now: ElementFile & LayerFile = entryOf(scene.file[thing.sort], thing.id) ?? {}
    const numbers = [seen.x, seen.y, (now.grow ?? 1) * 100]
    inputs.forEach((input, index) => (input.value = write(numbers[index] ?? 0)))
    if (scene === liveScene) delete fields.current.dataset['moved']
    else fields.current.dataset['moved'] = 'yes'
  })
  const move = (dx: number, dy: number) => make('moved', bringWishes(liveScene, [thing], dx, dy))
  const grow = said.grow ?? 1
  const resize = (percent: number) =>
    make('sized', growWishes(liveScene, thing, percent / 100 / grow, middleOf(box)))
  return (
    <div ref={fields} className={styles.group}>
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
    </div>
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
  const { path } = liveScene
  return (
    <>
      {(['label', 'lamp'] as const).map((point) => (
        <PointFields
          key={point}
          label={t(`scenes.field.${point}`)}
          point={element[point]}
          isDefault={said[point] === undefined}
          isDisabled={isDisabled}
          onChange={(to) => make(point, [wishFor(path, thing, point, to)])}
        />
      ))}
      <OutlineFields
        thing={thing}
        liveScene={liveScene}
        isDefault={said.hit === undefined}
        isDisabled={isDisabled}
      />
      <LanternFields thing={thing} liveScene={liveScene} isDisabled={isDisabled} />
      <h3 className={styles.heading}>{t('scenes.depth')}</h3>
      <NumberField
        label={t('scenes.field.foot')}
        value={said.foot ?? Math.round(box.y + box.height)}
        min={-FARTHEST}
        max={FARTHEST}
        isDefault={said.foot === undefined}
        isDisabled={isDisabled}
        onChange={(foot) => make('foot', [wishFor(path, thing, 'foot', foot)])}
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
          onChange={(reflect) => make('reflect', [wishFor(path, thing, 'reflect', reflect)])}
        />
      )}
    </>
  )
}

function sizeOf({ width, height }: Box): { width: number; height: number } {
  return { width: Math.round(width), height: Math.round(height) }
}
