import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** JSON Schema 2020-12. */
const JsonSchema = z.record(z.string(), z.unknown())
export type JsonSchema = z.infer<typeof JsonSchema>

const Content = z.record(z.string(), z.object({ schema: z.optional(JsonSchema) }))

/** One call. Fields that begin with `x-` are ours: OpenAPI has no words for roles and limits. */
const Operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.optional(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  /** Who may call: `anyone`, `signed-in`, or roles. */
  'x-callers': z.array(z.string()),
  /** The class whose limits it counts against. */
  'x-rate': z.string(),
  parameters: z.optional(
    z.array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: JsonSchema,
      }),
    ),
  ),
  requestBody: z.optional(z.object({ required: z.literal(true), content: Content })),
  /** By status; a refusal is a reference to one of the components. */
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.optional(z.string()), content: z.optional(Content) }),
  ),
})
export type Operation = z.infer<typeof Operation>

/** An OpenAPI 3.1 document of what this contract says. */
export const ApiDescription = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), JsonSchema),
    responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
    securitySchemes: z.record(z.string(), z.record(z.string(), z.string())),
  }),
})
export type ApiDescription = z.infer<typeof ApiDescription>

/** All calls of the product as an OpenAPI 3.1 document, made from the same contract that answers them. */
export const readApiDescription = endpoint({
  method: 'GET',
  path: '/v2/api-description',
  reply: ApiDescription,
  who: ['admin'],
  rate: 'read',
})
