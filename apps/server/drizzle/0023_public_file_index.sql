CREATE INDEX "public_files_announcement" ON "public_files" USING btree ("announcement_id","kind");
