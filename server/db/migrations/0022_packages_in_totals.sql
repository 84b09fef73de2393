-- packages that designers brought count for the room of their house, as what players hand in
INSERT INTO "upload_totals" ("tenant_id", "bytes")
SELECT "tenant_id", sum("bytes") FROM "packages" GROUP BY "tenant_id"
ON CONFLICT ("tenant_id") DO UPDATE SET "bytes" = "upload_totals"."bytes" + excluded."bytes";
