CREATE INDEX "mxg_replay_user" ON "mxg_replay" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mxg_comment_user" ON "mxg_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sys_message_target" ON "sys_message" USING btree ("target_id") WHERE target_id is not null;