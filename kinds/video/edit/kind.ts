import { defineTaskEdit } from '#kinds/define/edit.ts'
import { filmEdit } from '#kinds/film/edit/film-edit.ts'
import { video as kind } from '../shared/kind.ts'

export const video = defineTaskEdit(kind, filmEdit(kind.id))
