import { defineTaskEdit } from '#kinds/define/edit.ts'
import { film as kind } from '../shared/kind.ts'
import { filmEdit } from './film-edit.ts'

export const film = defineTaskEdit(kind, filmEdit(kind.id))
