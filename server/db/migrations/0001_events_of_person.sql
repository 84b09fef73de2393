-- a group's visits, and how much a person recorded within a day, are read by person and moment
CREATE INDEX "events_of_person" ON "events" USING btree ("tenant_id","person_id","received_at");