import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { ItemFigures } from '#src/features/authoring/ItemFigures.tsx'
import { OwnPicture } from '#src/features/authoring/OwnPicture.tsx'
import { PartList } from '#src/features/authoring/PartList.tsx'
import { useParts, type Parts } from '#src/features/authoring/use-parts.ts'
import { useValue, useWriting, wordsAt } from '#src/features/authoring/use-writing.ts'
import { WordField } from '#src/features/authoring/WordField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { FEWEST_GROUPS, FEWEST_ITEMS, MOST_GROUPS, MOST_ITEMS } from '../shared/schemas.ts'
import { readSorting, writeGroups, writeItems, type Group, type Item } from './read-sorting.ts'

/** The groups, the cards that are sorted into them, and what the open one of each says. */
export function SortingForm() {
  const { t } = useTranslation()
  const writing = useWriting()
  const { groups, items } = readSorting(useValue(['content']))
  const titleOf = ({ id }: { id: string }) =>
    wordsAt(writing, ['parts', id, 'title']) || t('sorting.edit.untitled')
  const nameOf = (part: { id: string }, index: number) => `${index + 1}. ${titleOf(part)}`
  const allGroups = useParts<Group>({
    ...{ parts: groups, list: 'groups', group: 'parts', stem: 'group', write: writeGroups },
    make: (id) => ({ id }),
  })
  const allItems = useParts<Item>({
    ...{ parts: items, list: 'items', group: 'parts', stem: 'card', write: writeItems },
    make: (id, open) => ({ id, group: open?.group ?? groups[0]?.id ?? '' }),
  })
  return (
    <div className={styles.stack}>
      <PartList
        label={t('sorting.edit.groups')}
        isNamed
        all={allGroups}
        nameOf={nameOf}
        noteOf={({ id }) =>
          t('sorting.edit.holds', { count: items.filter(({ group }) => group === id).length })
        }
        add={t('sorting.edit.addGroup')}
        full={groups.length >= MOST_GROUPS && t('sorting.edit.fullGroups', { count: MOST_GROUPS })}
        last={groups.length <= FEWEST_GROUPS && t('sorting.edit.fewGroups', { count: FEWEST_GROUPS })}
      />
      <PartForm all={allGroups} label={t('sorting.edit.group')} titleOf={titleOf} />
      <PartList
        label={t('sorting.edit.items')}
        isNamed
        all={allItems}
        nameOf={nameOf}
        noteOf={({ group }) => (groups.some(({ id }) => id === group) ? titleOf({ id: group }) : '…')}
        add={t('sorting.edit.addItem')}
        full={items.length >= MOST_ITEMS && t('sorting.edit.fullItems', { count: MOST_ITEMS })}
        last={items.length <= FEWEST_ITEMS && t('sorting.edit.fewItems', { count: FEWEST_ITEMS })}
      />
      <ItemForm all={allItems} groups={groups} titleOf={titleOf} />
    </div>
  )
}

interface PartFormProps<Part extends { id: string }> {
  all: Parts<Part>
  label: string
  titleOf: (part: { id: string }) => string
}

function PartForm({ all, label, titleOf }: PartFormProps<Group>) {
  const { t } = useTranslation()
  const { open } = all
  if (!open) return null
  return (
    <fieldset key={open.id} className={styles.group}>
      <legend className={styles.legend}>{`${label}: ${titleOf(open)}`}</legend>
      <WordField label={t('sorting.edit.title')} at={['parts', open.id, 'title']} most={120} />
      <OwnPicture
        picture={open.picture}
        label={t('sorting.edit.own')}
        pictureLabel={t('sorting.edit.picture')}
        changesFor={(picture) => all.changesFor(open, { ...open, picture })}
      />
    </fieldset>
  )
}

interface ItemFormProps {
  all: Parts<Item>
  groups: readonly Group[]
  titleOf: (part: { id: string }) => string
}

function ItemForm({ all, groups, titleOf }: ItemFormProps) {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { open } = all
  if (!open) return null
  const label = t('sorting.edit.item')
  const isLost = !groups.some(({ id }) => id === open.group)
  return (
    <fieldset key={open.id} className={styles.group}>
      <legend className={styles.legend}>{`${label}: ${titleOf(open)}`}</legend>
      <WordField label={t('sorting.edit.itemTitle')} at={['parts', open.id, 'title']} most={120} />
      <SelectField
        label={t('sorting.edit.belongs')}
        value={open.group}
        error={isLost ? t('sorting.edit.lost') : undefined}
        options={[
          ...(isLost ? [{ id: open.group, label: '…' }] : []),
          ...groups.map((group) => ({ id: group.id, label: titleOf(group) })),
        ]}
        onChange={({ target }) => change(all.changesFor(open, { ...open, group: target.value }))}
      />
      <WordField
        label={t('sorting.edit.explanation')}
        hint={t('sorting.edit.explanationHint')}
        at={['parts', open.id, 'explanation']}
        most={4000}
        isLong
      />
      <OwnPicture
        picture={open.picture}
        label={t('sorting.edit.own')}
        pictureLabel={t('sorting.edit.picture')}
        changesFor={(picture) => all.changesFor(open, { ...open, picture })}
      />
      <ItemFigures
        at={['parts', open.id]}
        question={{ answers: groups.map(({ id }) => id), correct: [open.group] }}
        nameOf={(id) => titleOf({ id })}
      />
    </fieldset>
  )
}
